/** The store's clock, below one's own; nothing where the two agree. */
export const OtherClock = ({ words }: { words: string | undefined }) =>
  words !== undefined && (
    <>
      <span className="sr-only">, </span>
      <span className="font-normal text-faint text-xs">{words}</span>
    </>
  );
