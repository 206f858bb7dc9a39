/** Says why the form cannot be saved now. */
export const UploadWait = () => (
  <p role="status" className="text-faint text-sm">
    Wait until the picture is uploaded.
  </p>
);
