const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

export const InForceSince = ({ date }: { date: string }) => (
  <>
    In force since <time dateTime={date}>{day.format(new Date(date))}</time>
  </>
);
