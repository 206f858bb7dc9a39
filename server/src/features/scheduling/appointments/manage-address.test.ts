import { describe, expect, it } from "vitest";
import type { Secrets } from "#kernel/secrets/secrets.ts";
import { manageAddress, manageCode, readManageCode } from "./manage-address.ts";

const secretsOf = (root: string): Secrets => ({ key: (purpose) => Buffer.from(`${root} ${purpose}`) });
const secrets = secretsOf("one");
const id = "01939f2e-7b5c-7d3a-9f10-0123456789ab";

describe("the guest's link", () => {
  it("leads back to the appointment it was made for", () => {
    const address = manageAddress(secrets, "https://shop.example", "ostle-wren", id);
    expect(address).toMatch(/^https:\/\/shop\.example\/store\/ostle-wren\/booking\/[\w-]{43}$/);
    expect(readManageCode(secrets, address.split("/").at(-1) ?? "")).toBe(id);
  });

  it("is refused when a single character of it differs", () => {
    const code = manageCode(secrets, id);
    const others = [...code].flatMap((_, at) =>
      [..."AQgw_-9"].map((other) => code.slice(0, at) + other + code.slice(at + 1)),
    );
    const read = others.filter((other) => other !== code).map((other) => readManageCode(secrets, other));
    expect(read.length).toBeGreaterThan(250);
    expect(read.filter((found) => found !== undefined)).toEqual([]);
  });

  it("is refused when it was made with another secret, is cut, padded or is something else", () => {
    const code = manageCode(secrets, id);
    expect(readManageCode(secretsOf("other"), code)).toBeUndefined();
    for (const other of ["", id, code.slice(1), `${code}A`, `${code}=`, "../../etc", "💥"])
      expect(readManageCode(secrets, other)).toBeUndefined();
  });
});
