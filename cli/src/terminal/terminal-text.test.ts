import { describe, expect, test } from "vitest";
import { lines, oneLine, safeJson } from "./terminal-text.ts";

const hostile = "\u001b]0;owned\u0007 \u009b2J \u202egnp.exe\u2069\u0000\u007f";
const controls = /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u;

describe("what strangers wrote", () => {
  test("loses what could drive a terminal, and nothing else", () => {
    expect(oneLine(hostile)).toBe("]0;owned 2J gnp.exe");
    expect(oneLine("Łódź 👩‍👩‍👧 田中 مرحبا")).toBe("Łódź 👩‍👩‍👧 田中 مرحبا");
    expect(oneLine("Ada\r\n2026-01-01 00:00 UTC  Boss")).toBe("Ada 2026-01-01 00:00 UTC Boss");
  });

  test("keeps its lines, none of which begins where ours do", () => {
    expect(lines(`One\r\n\nTwo\r${hostile}`, "    ")).toBe("    One\n\n    Two\n    ]0;owned 2J gnp.exe");
    expect(lines("a\u2028b\u0085c", "    ")).toBe("    a bc");
  });

  test("is the same as JSON, which shows no control either", () => {
    const json = safeJson({ message: `${hostile}\nTwo "quoted" \\u0041` });
    expect(json).not.toMatch(controls);
    expect(JSON.parse(json)).toEqual({ message: `${hostile}\nTwo "quoted" \\u0041` });
  });
});
