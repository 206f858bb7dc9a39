// A seller as a program: registers, opens a store, picks products, over real HTTP.

import type { ProductPage } from "@solodesk/contract/catalog/catalog.ts";
import { M } from "@solodesk/contract/kernel/marketplace.ts";

export interface Reply<T = unknown> {
  status: number;
  body: T;
}

export async function send<T = never>(
  url: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<Reply<T>> {
  const answer = await fetch(`${url}${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as T };
}

interface SignedIn {
  data: { tokens: { access: { token: string } } };
}

export async function registerSeller(
  url: string,
  email: string,
  password = "correct horse battery",
): Promise<string> {
  const { status, body } = await send<SignedIn>(url, "/auth/register", {
    name: "Ada Byron",
    email,
    password,
  });
  if (status !== 201) throw new Error(`register answered ${status}`);
  return body.data.tokens.access.token;
}

export const loginSeller = (url: string, email: string, password = "correct horse battery") =>
  send<SignedIn>(url, "/auth/login", { email, password });

export const openStore = (url: string, token: string, slug: string) =>
  send(
    url,
    `${M}/create-store`,
    { name: slug, website_url: slug, country: "US", timezone: "America/New_York" },
    token,
  );

export const firstProducts = (url: string, token: string, size: number) =>
  send<ProductPage>(url, `${M}/products/all?page_size=${size}`, undefined, token);

export const select = (url: string, token: string, ids: string[]) =>
  send(url, `${M}/user/products/select`, { product_ids: ids }, token);
