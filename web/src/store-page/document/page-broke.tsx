/** Over the foot of a page of which a part broke: what is above it can still be read. */
export const PageBroke = () => (
  <p role="alert" className="fixed inset-x-4 bottom-4 z-30 rounded-xl bg-lifted p-5 text-center shadow-float">
    Something on this page stopped working.{" "}
    <button type="button" className="font-semibold text-strong underline" onClick={() => location.reload()}>
      Reload it
    </button>{" "}
    to carry on.
  </p>
);
