#include "CPage.h"

// The compiler reads the files, and knows that the program depends on them.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char address_js[] = {
#embed "Page/address.js"
};

static const unsigned char build_js[] = {
#embed "Page/build.js"
};

static const unsigned char bullets_js[] = {
#embed "Page/bullets.js"
};

static const unsigned char drawing_js[] = {
#embed "Page/drawing.js"
};

static const unsigned char fields_js[] = {
#embed "Page/fields.js"
};

static const unsigned char icon_svg[] = {
#embed "Page/icon.svg"
};

static const unsigned char images_js[] = {
#embed "Page/images.js"
};

static const unsigned char input_js[] = {
#embed "Page/input.js"
};

static const unsigned char inspect_js[] = {
#embed "Page/inspect.js"
};

static const unsigned char keys_js[] = {
#embed "Page/keys.js"
};

static const unsigned char page_css[] = {
#embed "Page/page.css"
};

static const unsigned char page_html[] = {
#embed "Page/page.html"
};

static const unsigned char page_js[] = {
#embed "Page/page.js"
};

static const unsigned char ring_js[] = {
#embed "Page/ring.js"
};

static const unsigned char scroll_js[] = {
#embed "Page/scroll.js"
};

static const unsigned char text_js[] = {
#embed "Page/text.js"
};

#define FILE(name) .name = {name, sizeof name}
const waggle_page_files waggle_page = {
    FILE(address_js),
    FILE(build_js),
    FILE(bullets_js),
    FILE(drawing_js),
    FILE(fields_js),
    FILE(icon_svg),
    FILE(images_js),
    FILE(input_js),
    FILE(inspect_js),
    FILE(keys_js),
    FILE(page_css),
    FILE(page_html),
    FILE(page_js),
    FILE(ring_js),
    FILE(scroll_js),
    FILE(text_js),
};
