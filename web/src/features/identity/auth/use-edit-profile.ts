import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { useSend } from "#kernel/api/use-send.ts";

export const useEditProfile = () => useSend(auth.editProfile, { refresh: [dashboard.get] });
