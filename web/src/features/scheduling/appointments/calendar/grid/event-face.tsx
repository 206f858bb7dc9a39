import { Flag, Repeat } from "lucide-react";
import { classes } from "#ui/look/classes.ts";
import type { CalendarBlock } from "../calendar-blocks.ts";
import { blockWords, takenInWords } from "./entry-words.ts";
import { StatusMark } from "./status-mark.tsx";

interface EventFaceProps {
  entry: CalendarBlock;
  /** The accessible name, also shown on hover. */
  name: string;
  /** The start alone; `time` is start and end. */
  begin: string;
  time: string;
  /** A line in a month, a block in week and day; short appointments have room for one line. */
  shape: "line" | "short" | "block";
  isOutside: boolean;
  /** Why it cannot be dropped where it is. */
  refusal: string | undefined;
}

/** An appointment in the grid; the narrower it is, the less it shows. */
export const EventFace = (props: EventFaceProps) => (
  <span data-appointment={props.entry.id} title={props.name} className="@container block h-full text-xs">
    <span className="sr-only">{props.name}</span>
    <span aria-hidden="true" className="block h-full">
      {props.shape === "block" || props.refusal !== undefined ? <Block {...props} /> : <Line {...props} />}
    </span>
  </span>
);

const Line = ({ entry, begin, shape, isOutside }: EventFaceProps) => (
  <span className="flex min-w-0 items-center gap-1 px-1.5 py-px @max-[4rem]:px-0.5">
    <Mark entry={entry} />
    {shape === "line" && <span className="figures shrink-0 text-body @max-[7rem]:hidden">{begin}</span>}
    <Name entry={entry} />
    {shape === "short" && (
      <span className="figures ms-auto shrink-0 ps-1 text-body @max-[7rem]:hidden">{begin}</span>
    )}
    {entry.series_id !== undefined && <RepeatMark />}
    {isOutside && <OutsideMark />}
  </span>
);

/** Lines that do not fit wrap out of view instead of being cut in half. */
const Block = ({ entry, begin, time, isOutside, refusal }: EventFaceProps) =>
  refusal === undefined ? (
    <span className="flex h-full flex-col flex-wrap overflow-hidden py-0.5 *:w-full *:px-1.5 @max-[4rem]:*:px-0.5">
      <span className="flex min-w-0 items-center gap-1">
        <Mark entry={entry} />
        <Name entry={entry} />
        {entry.series_id !== undefined && <RepeatMark />}
        {isOutside && <OutsideMark />}
      </span>
      <span className={classes(detail, "figures text-body @max-[7.5rem]:hidden")}>
        {time}
        {!entry.isSession && <span className="text-faint @max-[16rem]:hidden"> · {entry.title}</span>}
      </span>
      <span className={classes(detail, "figures text-body @min-[7.5rem]:hidden")}>{begin}</span>
      {!entry.isSession && (
        <span className={classes(detail, "text-faint @min-[16rem]:hidden")}>{entry.title}</span>
      )}
    </span>
  ) : (
    <span className="block h-full overflow-hidden px-1.5 py-0.5 font-medium text-wrong leading-tight">
      {refusal}
    </span>
  );

const detail = "truncate @max-[4rem]:hidden";

const Mark = ({ entry: { status } }: { entry: CalendarBlock }) => (
  <StatusMark status={status} className="size-3 @max-[4rem]:hidden" />
);

/** Who it is with, or the title of a session and how full it is. */
function Name({ entry }: { entry: CalendarBlock }) {
  const [who] = blockWords(entry);
  return (
    <>
      <span className="truncate font-medium text-strong @max-[4rem]:hidden">{who}</span>
      <span className="overflow-hidden font-medium text-[0.6875rem] text-strong @min-[4rem]:hidden">
        {who.split(" ")[0]}
      </span>
      {entry.isSession && (
        <span className="figures shrink-0 text-body @max-[4rem]:hidden">{takenInWords(entry)}</span>
      )}
    </>
  );
}

const OutsideMark = () => <Flag className="size-3 shrink-0 text-faint @max-[4rem]:hidden" />;

const RepeatMark = () => <Repeat className="size-3 shrink-0 text-faint @max-[7rem]:hidden" />;
