import { expect, test } from "vitest";
import { embedSnippet } from "./embed-snippet.ts";

const origin = "https://desk.example";
const parsed = (html: string) => new DOMParser().parseFromString(html, "text/html");

test("is one line that loads the script, with a link where scripts are off", () => {
  expect(embedSnippet({ origin, websiteUrl: "anna", title: "Book at Anna" })).toBe(
    '<script src="https://desk.example/embed.js" data-store="anna" data-title="Book at Anna" async></script>' +
      '<noscript><a href="https://desk.example/store/anna">Book at Anna</a></noscript>',
  );
});

test("names the service, the theme and the language that were chosen", () => {
  const snippet = embedSnippet({
    origin,
    websiteUrl: "anna",
    title: "Anna",
    service: "7",
    theme: "auto",
    language: "de",
  });
  const script = parsed(snippet).querySelector("script");
  expect({ ...script?.dataset }).toEqual({
    store: "anna",
    service: "7",
    theme: "auto",
    language: "de",
    title: "Anna",
  });
});

test.each(['"><img src=x onerror=alert(1)>', "</script><b>", "Rosie & Jim's </noscript>", "O’Neill <3"])(
  "a store called %s stays a name",
  (name) => {
    const page = parsed(`<body>${embedSnippet({ origin, websiteUrl: "anna", title: name })}`);
    expect(page.querySelector("script")?.dataset["title"]).toBe(name);
    expect(page.querySelector("noscript a")?.textContent).toBe(name);
    expect(page.querySelectorAll("img, b")).toHaveLength(0);
  },
);
