import { t } from "@solodesk/contract/kernel/language/t.ts";
import {
  type CalendarLogin,
  type FoundCalendar,
  maxFoundCalendars,
} from "@solodesk/contract/scheduling/external-calendars.ts";
import { AppError } from "#kernel/app-error.ts";
import {
  type CalendarProvider,
  type OfferedCalendar,
  ProviderError,
} from "#kernel/outside/calendar-provider.ts";
import { OutsideError } from "#kernel/outside/outside-fetch.ts";
import { providerFailures } from "./calendar-words.ts";

/**
 * Lists the calendars of a login. Throws "validation_failed" for the password, or for the field that the server's address
 * was typed into.
 */
export async function findCalendars(
  provider: CalendarProvider,
  { server, ...login }: CalendarLogin,
  field: "server" | "address" | "password" | "direction",
): Promise<OfferedCalendar[]> {
  try {
    return await provider.list(server, login);
  } catch (error) {
    throw refusalOf(error, field);
  }
}

/** What is wrong with the login, as a refusal of the field it was typed into. */
function refusalOf(error: unknown, field: string): unknown {
  if (error instanceof OutsideError)
    return new AppError("validation_failed", { fields: { [field]: error.message } });
  if (!(error instanceof ProviderError)) return error;
  if (error.why === "login" || error.why === "forbidden")
    return new AppError("validation_failed", {
      fields: {
        password: t(
          "The server didn't accept this username and password. Most providers need an app password.",
        ),
      },
    });
  if (error.why === "consent")
    return new AppError("google_refused", { message: t(providerFailures.consent) });
  const why =
    error.why === "no_calendar"
      ? t("There is no CalDAV calendar at this address. Look for the CalDAV address in your provider's help.")
      : t(providerFailures[error.why]);
  return new AppError("validation_failed", { fields: { [field]: why } });
}

/** Lists at most 100 calendars of a login for the seller to choose from. */
export async function discoverCalendars(
  provider: CalendarProvider,
  login: CalendarLogin,
): Promise<FoundCalendar[]> {
  const found = await findCalendars(provider, login, "server");
  return found
    .slice(0, maxFoundCalendars)
    .map(({ address, name, isWritable }) => ({ address, name, is_writable: isWritable }));
}
