// For code that would build a statement from them: what shows that one was run, in PostgreSQL and around it.

/** Each would show by an error, a pause that no statement survives, a table or a row. */
const telling = [
  "'",
  "''",
  '"',
  "`",
  "\\",
  "\\'",
  "%27",
  "%2527",
  "'--",
  "' #",
  "';",
  "') --",
  "')) --",
  "'/*",
  "$$",
  "$1",
  "$tag$'$tag$",
  "?",
  ":name",
  "%s%n",
  "E'\\x27'",
  "U&'\\0027'",
  "\u02bc OR 1=1",
  "\uff07 OR 1=1 --",
  "1; SELECT pg_sleep(3600)",
  "1); SELECT pg_sleep(3600); --",
  "'; SELECT pg_sleep(3600); --",
  "' || pg_sleep(3600) || '",
  "' AND 1=(SELECT 1 FROM pg_sleep(3600)) --",
  "(SELECT pg_sleep(3600))",
  "'; CREATE TABLE injected (); --",
  "'); CREATE TABLE injected (); --",
  "1; CREATE TABLE injected (); --",
  "'; UPDATE users SET name = 'injected'; --",
  "1; UPDATE users SET name = 'injected'; --",
  "'; COPY users TO PROGRAM 'true'; --",
  "' UNION SELECT NULL --",
  "' UNION SELECT email, password_hash FROM users --",
  "1 UNION ALL SELECT version()",
  "' AND CAST(version() AS int) = 1 --",
  "1 AND 1=CAST((SELECT email FROM users LIMIT 1) AS int)",
  "created_at DESC; SELECT 1",
  "name) FROM users --",
  "id ASC, (SELECT 1/0)",
] as const;

const alike = [
  ["' OR '1'='1", "' OR '1'='2"],
  ["' OR 1=1 --", "' OR 1=2 --"],
  ["') OR ('1'='1", "') OR ('1'='2"],
] as const;

/** Two of which one asks for everything, where it is run; as text neither is found anywhere. */
export const twins = alike.map(([all, none]) => [`qxqzx${all}`, `qxqzx${none}`] as const);

export const sqlStrings: readonly string[] = [...telling, ...alike.flat()];
