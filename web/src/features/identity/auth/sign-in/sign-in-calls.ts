// What the two sign-in forms need once they are filled in: the contract's rules and the calls to the server.
import { auth, Login, Register, type SignedIn } from "@solodesk/contract/identity/auth.ts";
import { send } from "#kernel/api/send.ts";
import { type FormCheck, formCheck } from "./form-check.ts";

export const checkLogin: FormCheck<SignedIn> = formCheck(
  Login,
  async (body) => (await send(auth.login, { body }, { overlay: true })).data,
);

/** Spec 8: registration errors raise no toast; the form shows them. */
export const checkRegister: FormCheck<SignedIn> = formCheck(
  Register,
  async (body) => (await send(auth.register, { body }, { quiet: true, overlay: true })).data,
);
