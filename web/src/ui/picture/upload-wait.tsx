/** Why a form cannot be saved at this moment. */
export const UploadWait = () => (
  <p role="status" className="text-faint text-sm">
    Wait until the picture is uploaded.
  </p>
);
