/** What nobody but the operator should seem to say: an account to sign in to, money, help, or the service itself. */
export const wordsOfTheHouse: readonly string[] = `
  about account accounts administrator alert alerts anonymous app apps auth authenticate authorize backup bank banking
  billing cart cdn certificate chat checkout client confirm contact cookies copyright credits customer customers
  dashboard desk dns email emails error errors feedback finance forgot-password ftp gdpr guest health helpdesk home
  hostmaster identity imap imprint inbox info internal invoice invoices legal licence license live login logout mail
  mailer maintenance marketplace-solopreneur moderator money my-account nobody noreply no-reply notice null oauth
  official openid operator order password passwords payment payout payouts phishing policy postmaster privacy-policy
  profile recovery redirect refund refunds register report reset root sales secure security seller sellers server
  session sessions settings sign-in sign-out sign-up signin signout signup site smtp solodesk solopreneur ssl staff
  status store stripe subscription system team-solodesk terms token trust undefined unsubscribe update user users
  verification verify visa wallet warning webmail webmaster website welcome
`
  .trim()
  .split(/\s+/);
