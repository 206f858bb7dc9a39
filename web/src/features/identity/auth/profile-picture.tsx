import type { AuthUser } from "@solodesk/contract/identity/auth.ts";
import { CallError } from "#kernel/call-error.ts";
import { setUser } from "#kernel/session.ts";
import { usePictureUpload } from "#kernel/use-picture-upload.ts";
import { initials } from "#ui/initials.ts";
import { PictureField } from "#ui/picture-field.tsx";
import { useEditProfile } from "./use-edit-profile.ts";

/** Saved as soon as it has arrived, so that the name beside it can be typed meanwhile. */
export function ProfilePicture({ user }: { user: AuthUser }) {
  const save = useEditProfile();
  const put = (picture: string | null) =>
    save.mutateAsync({ body: { picture } }).then(({ data }) => setUser(data));
  const upload = usePictureUpload(put);
  const remove = () =>
    void put(null).catch((error: unknown) => {
      // Its toast has said so, and the picture stays.
      if (!(error instanceof CallError)) throw error;
    });
  return (
    <PictureField
      label="Picture"
      hint="Shown beside your name. It is saved at once."
      shape="round"
      url={user.picture}
      upload={upload}
      onRemove={remove}
      empty={<span className="font-semibold text-strong text-xl">{initials(user)}</span>}
    />
  );
}
