import { describe, expect, test } from "vitest";
import { htmlText } from "./html-text.ts";

describe("the text of HTML", () => {
  test.each([
    ["<p>Black <b>floor</b> lamp</p>", "Black floor lamp"],
    ["<p>One</p>\n<p>Two<br>lines<br/>more</p>", "One\n\nTwo\nlines\nmore"],
    ["<ul><li>Soft</li>\n<li><p>Warm</p></li></ul>After", "• Soft\n• Warm\n\nAfter"],
    [
      "<table><tr><td>Size</td><td>M</td></tr><tr><th>Colour</th><td>Red</td></tr></table>",
      "Size M\nColour Red",
    ],
    ["a<script>alert('</p>')</script>b<style>p{}</style>c", "abc"],
    ["a<SCRIPT type=x>1</scripty></SCRIPT >b", "ab"],
    ["a<!-- <b>no</b> -->b<!---->c<!-->d<!doctype html>e<?php x ?>f", "abcdef"],
    ['<a title="a > b" href=\'>\' x=">">link</a>', "link"],
    ["<p it's>kept</p>", "kept"],
    ["1 < 2 and 3 > 2, 5 <6", "1 < 2 and 3 > 2, 5 <6"],
    ["a<b unclosed", "a"],
    ["a<script>never closed", "a"],
    ["a<!-- never closed", "a"],
    ["a</>b</ x>c", "abc"],
    ["<<b>script>alert(1)<<i>/script>", "< script>alert(1)< /script>"],
    [
      "&lt;b&gt; &amp;lt; &quot;x&quot; &copy 2020 &nope; &#65;&#x42; &#150;&#0;&#xD800;&#99999999;",
      '<b> &lt; "x" © 2020 &nope; AB –\ufffd\ufffd\ufffd',
    ],
    ["  much \n\t space &nbsp; <br> <br> <br> <br> end", "much space\n\nend"],
    ["", ""],
  ])("%j", (html, text) => {
    expect(htmlText(html)).toBe(text);
  });

  test("keeps line breaks where they mean something", () => {
    expect(htmlText("One\ntwo\r\n\r\n\r\n\r\n<b>three</b>", { keepLines: true })).toBe("One\ntwo\n\nthree");
  });

  test.each([
    ["open tags", "<b ".repeat(700_000)],
    ["open quotes", '<b x="'.repeat(300_000)],
    ["comments", "<!--".repeat(500_000)],
    ["brackets", "<".repeat(2_000_000)],
    ["scripts", "<script></script ".repeat(100_000)],
    ["entities", "&#".repeat(1_000_000)],
    ["bullets", "•\n".repeat(500_000)],
    ["spaces", " ".repeat(2_000_000)],
    ["attributes", `<b ${Array.from({ length: 300_000 }, (_, i) => `a${i}`).join(" ")}>`],
  ])("2 MB of %s take no longer than 2 MB of anything", (_what, html) => {
    const timeOf = (text: string) => {
      const started = performance.now();
      htmlText(text);
      htmlText(text, { keepLines: true });
      return performance.now() - started;
    };
    // Measured alongside, because other load slows both. A parser that looks back at each step takes hundreds
    // of times as long.
    const usual = timeOf("<p>Word</p>\n".repeat(170_000));
    expect(timeOf(html)).toBeLessThan(20 * usual);
  });

  test("knows the names people use", () => {
    expect(htmlText("&bull;&ndash;&rsquo;&eacute;&Ouml;&euro;&trade;&hellip;&frac12;&yuml;&zwj;")).toBe(
      "•–’éÖ€™…½ÿ\u200d",
    );
  });
});
