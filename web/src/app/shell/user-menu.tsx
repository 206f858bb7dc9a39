import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import { CirclePlus, FileText, LogIn, LogOut, Mail, RotateCcw, Server, ShieldCheck } from "lucide-react";
import { Link } from "react-router";
import { useLogOut } from "#features/identity/auth/use-log-out.ts";
import { useUnsentCount } from "#features/scheduling/appointments/unsent/unsent-changes.ts";
import { useUser } from "#kernel/session/session.ts";
import { isViewing } from "#kernel/storage/storage.ts";
import { Avatar } from "#ui/data/avatar.tsx";
import { iconButtonLook } from "#ui/forms/icon-button.tsx";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "#ui/overlays/dropdown-menu.tsx";
import { displayEmail, displayName } from "#ui/text/initials.ts";

const entries = [
  { name: msg("Add Credits"), to: pages.pricing, icon: CirclePlus },
  { name: pageNames.terms, to: pages.terms, icon: FileText },
  { name: pageNames.privacy, to: pages.privacy, icon: ShieldCheck },
  { name: pageNames.refundPolicy, to: pages.refundPolicy, icon: RotateCcw },
  { name: pageNames.contact, to: pages.contact, icon: Mail },
] as const;

export function UserMenu() {
  const user = useUser();
  return (
    <Menu>
      <MenuTrigger className={iconButtonLook}>
        <span className="sr-only">{t("Account")}</span>
        <Avatar person={user} />
      </MenuTrigger>
      <MenuContent className="w-60">{user ? <SignedIn /> : <SignedOut />}</MenuContent>
    </Menu>
  );
}

function SignedIn() {
  const logOut = useLogOut();
  const unsent = useUnsentCount();
  const isOperator = useUser()?.operator;
  return (
    <>
      <MenuItem asChild className="py-2">
        <Link to={pages.profile}>
          <Who />
        </Link>
      </MenuItem>
      <MenuSeparator />
      {entries.map(({ name, to, icon: Icon }) => (
        <MenuItem key={to} asChild>
          <Link to={to}>
            <Icon aria-hidden="true" />
            {t(name)}
          </Link>
        </MenuItem>
      ))}
      <MenuSeparator />
      {isOperator && (
        <MenuItem asChild>
          <Link to={pages.operator}>
            <Server aria-hidden="true" />
            {t(pageNames.operator)}
          </Link>
        </MenuItem>
      )}
      <MenuItem onSelect={logOut}>
        <LogOut aria-hidden="true" />
        {isViewing
          ? t("End view")
          : unsent === 0
            ? t("Log out")
            : t(
                "{count, plural, one {Log out and discard # unsent change} other {Log out and discard # unsent changes}}",
                {
                  count: unsent,
                },
              )}
      </MenuItem>
    </>
  );
}

const SignedOut = () => (
  <>
    <div className="px-2.5 py-2">
      <Who />
    </div>
    <MenuSeparator />
    <MenuItem asChild>
      <Link to={pages.login}>
        <LogIn aria-hidden="true" />
        {t("Log in")}
      </Link>
    </MenuItem>
  </>
);

function Who() {
  const user = useUser();
  return (
    <span className="min-w-0">
      <span className="block truncate font-medium text-strong">{displayName(user)}</span>
      <span className="block truncate text-faint text-sm">{displayEmail(user)}</span>
    </span>
  );
}
