import { expect, test } from "vitest";
import { CreateStore } from "../store/store.ts";

test.each(["DE", "XX", "ZZ", "de", "DEU", ""])("country %j", (country) => {
  const store = { name: "Corner Shop", timezone: "Europe/Berlin", country };
  const { success, error } = CreateStore.safeParse(store);
  expect(success).toBe(country === "DE");
  expect(error?.issues.map(({ message }) => message)).toEqual(success ? undefined : ["Pick a country."]);
});
