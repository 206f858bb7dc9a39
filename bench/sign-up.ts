export const PASSWORD = "correct horse battery";
export const EMAIL = "bench@example.com";

/**
 * Registers the benchmark's account, or another one, and opens its store. Returns the access token, valid for
 * ten minutes.
 */
export async function signUp(port: number, email = EMAIL): Promise<string> {
  const post = (path: string, body: object, token?: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  const answer = await post("/auth/register", { name: "Bench", email, password: PASSWORD });
  const { data } = (await answer.json()) as { data: { tokens: { access: { token: string } } } };
  const { token } = data.tokens.access;
  const store = { name: `Bench ${email.split("@")[0]}`, country: "US", timezone: "America/New_York" };
  await post("/api/marketplace-solopreneur/create-store", store, token);
  return token;
}

/** Returns an access token of the same account, valid for ten minutes from now. */
export async function signIn(port: number, email = EMAIL): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { data } = (await answer.json()) as { data: { tokens: { access: { token: string } } } };
  return data.tokens.access.token;
}
