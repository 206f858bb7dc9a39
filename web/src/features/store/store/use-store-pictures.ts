import { usePictureUpload } from "#kernel/files/use-picture-upload.ts";
import type { StoreFormControl } from "./store-form-control.ts";

/** Uploads of logo and banner. They belong to the whole form, so that a change of step does not stop them. */
export function useStorePictures(form: StoreFormControl) {
  const put = (name: "logo_url" | "banner_url") => (url: string) =>
    form.setValue(name, url, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const logo = usePictureUpload(put("logo_url"));
  const banner = usePictureUpload(put("banner_url"));
  return {
    logo,
    banner,
    isUploading: (logo.sending ?? banner.sending) !== undefined,
    cancel: () => {
      logo.cancel();
      banner.cancel();
    },
  };
}

export type StorePictures = ReturnType<typeof useStorePictures>;
