"""A page with ?record: what is done in it becomes a test (C738)."""

from playwright.sync_api import expect


def recorded(page):
    """The lines of the test in the panel, without those around it."""
    source = page.locator("#recording pre").text_content()
    assert source.startswith("import SwiftUI\nimport Testing\nimport WaggleTestKit\n"), source
    return [line.strip() for line in source.splitlines() if "host." in line]


def test_taps_are_recorded_C738(start, open_page):
    page = open_page(start("Counter"), query="&record")
    for _ in range(2):
        page.get_by_role("button", name="Add one").click()
        page.wait_for_timeout(500)
    page.get_by_role("button", name="Show").click()
    expect(page.get_by_role("button", name="Hide")).to_be_attached()
    expect(page.locator("#recording pre")).to_contain_text('contains("Hide")')
    assert recorded(page) == [
        "host.advance(by: 1)",
        'try host.find(label: "Add one").tap()',
        "host.advance(by: 1)",
        '#expect(host.text.contains("Count 1"))',
        'try host.find(label: "Add one").tap()',
        "host.advance(by: 1)",
        '#expect(host.text.contains("Count 2"))',
        'try host.find(label: "Show").tap()',
        "host.advance(by: 1)",
        '#expect(host.text.contains("Hide"))',
    ]


def test_typing_is_recorded_C738(start, open_page):
    page = open_page(start("Fields"), query="&record")
    page.get_by_role("textbox", name="Name").click()
    page.keyboard.type("Bea")
    expect(page.locator("#recording pre")).to_contain_text('.type("Bea")')
    lines = recorded(page)
    assert 'try host.find(label: "Name").type("Bea")' in lines, lines
    assert '#expect(host.text.contains("Bea"))' in lines, lines


def test_a_page_records_only_where_it_is_asked_C738(start, open_page):
    page = open_page(start("Counter"))
    page.get_by_role("button", name="Add one").click()
    expect(page.locator("#recording")).to_have_count(0)
