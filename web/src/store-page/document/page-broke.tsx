/** Shown at the bottom of a page after a part of it crashed; the rest stays readable. */
export const PageBroke = () => (
  <p role="alert" className="fixed inset-x-4 bottom-4 z-30 rounded-xl bg-lifted p-5 text-center shadow-float">
    Something on this page stopped working.{" "}
    <button type="button" className="font-semibold text-strong underline" onClick={() => location.reload()}>
      Reload it
    </button>{" "}
    to carry on.
  </p>
);
