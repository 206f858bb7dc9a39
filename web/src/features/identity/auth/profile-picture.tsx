import type { AuthUser } from "@solodesk/contract/identity/auth.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { usePictureUpload } from "#kernel/files/use-picture-upload.ts";
import { setUser } from "#kernel/session/session.ts";
import { PictureField } from "#ui/forms/picture-field.tsx";
import { initials } from "#ui/text/initials.ts";
import { useEditProfile } from "./use-edit-profile.ts";

/** Saved as soon as it is uploaded; the name beside it can be edited meanwhile. */
export function ProfilePicture({ user }: { user: AuthUser }) {
  const save = useEditProfile();
  const put = (picture: string | null) =>
    save.mutateAsync({ body: { picture } }).then(({ data }) => setUser(data));
  const upload = usePictureUpload(put);
  const remove = () =>
    void put(null).catch((error: unknown) => {
      // A toast has reported it, and the picture stays.
      if (!(error instanceof CallError)) throw error;
    });
  return (
    <PictureField
      label={t("Picture")}
      hint={t("Shown beside your name. It is saved right away.")}
      shape="round"
      url={user.picture}
      upload={upload}
      onRemove={remove}
      empty={<span className="font-semibold text-strong text-xl">{initials(user)}</span>}
    />
  );
}
