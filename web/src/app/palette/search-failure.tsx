interface SearchFailureProps {
  names: readonly string[];
  onRetry: () => void;
}

const inWords = new Intl.ListFormat("en", { type: "conjunction" });

/** One quiet line: the rest of what was found still stands above it. */
export const SearchFailure = ({ names, onRetry }: SearchFailureProps) => (
  <p role="status" className="shrink-0 border-line border-t px-4 py-2 text-faint text-sm">
    {!navigator.onLine && "You are offline. "}
    {inWords.format(names)} could not be searched.{" "}
    <button
      type="button"
      onClick={onRetry}
      className="rounded-sm font-medium text-body underline underline-offset-2 hover:text-strong"
    >
      Retry
    </button>
  </p>
);
