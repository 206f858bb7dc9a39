import { auth } from "@solodesk/contract/identity/auth.ts";
import { expect, test, vi } from "vitest";

test("calls carry the cookies of this site, until a page leaves them out, and then an upload carries none either", async () => {
  vi.resetModules();
  const [{ call }, { omitCredentials }] = await Promise.all([
    import("./call.ts"),
    import("./credentials.ts"),
  ]);
  const sent: (RequestCredentials | undefined)[] = [];
  const answer = async (_url: string, init: RequestInit) => {
    sent.push(init.credentials);
    return Response.json({});
  };
  vi.stubGlobal("fetch", answer);
  const transport = vi.fn(answer);
  await call(auth.getConfig, {});
  await call(auth.getConfig, {}, { transport });
  omitCredentials();
  await call(auth.getConfig, {});
  await call(auth.getConfig, {}, { transport });
  expect(sent).toEqual(["same-origin", "same-origin", "omit", "omit"]);
  expect(transport).toHaveBeenCalledTimes(1);
});
