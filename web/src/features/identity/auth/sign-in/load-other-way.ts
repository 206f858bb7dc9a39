import { auth } from "@solodesk/contract/identity/auth.ts";
import { call } from "#kernel/api/call.ts";

/** Returns what this installation offers besides the form: the demo's owners, or Google; undefined if neither. */
export async function loadOtherWay() {
  const { demo, google } = await call(auth.getConfig, {});
  if (demo) return (await import("./demo-owners.tsx")).DemoOwners;
  return google.enabled ? (await import("../google/google-way.tsx")).GoogleWay : undefined;
}
