import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { keptWords } from "#kernel/kept-words.ts";
import { deliveryFailures } from "#kernel/outside/mail.ts";

/** Why an email was kept or cancelled. */
export const keptReasons = {
  noMailServer: msg("Email isn't set up on this site."),
  late: msg("It would have come too late."),
  replaced: msg("A newer email replaced it."),
  undone: msg("You undid it before it was sent."),
  turnedOff: msg("You turned off these emails in Settings."),
  manyInADay: msg("You've sent more than {most} emails within a day."),
  manyBookings: msg("Too many bookings were made with this address within a day."),
  manyInAnHourToOne: msg("Too many of these emails went to this address within an hour."),
  manyInADayToOne: msg("Too many of these emails went to this address within a day."),
  sentToOne: msg("You've sent {most} emails to this address within a day."),
} as const;

/** Shows the reader why an email was not sent, whichever attempt it was. */
export const reasonInWords = keptWords([...Object.values(keptReasons), ...Object.values(deliveryFailures)]);
