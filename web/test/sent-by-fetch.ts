import { vi } from "vitest";

/** What goes by XMLHttpRequest for its progress is answered by the faked network too. */
export function sendByFetch(): void {
  class SentByFetch extends EventTarget {
    readonly upload = new EventTarget();
    readonly headers = new Headers();
    status = 0;
    responseText = "";
    #method = "";
    #url = "";
    open(method: string, url: string) {
      this.#method = method;
      this.#url = url;
    }
    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value);
    }
    send(body: FormData) {
      void this.#answer(body).catch(() => this.dispatchEvent(new Event("error")));
    }
    async #answer(body: FormData) {
      const response = await fetch(this.#url, { method: this.#method, headers: this.headers, body });
      this.status = response.status;
      this.responseText = await response.text();
      this.dispatchEvent(new Event("load"));
    }
    abort() {
      this.dispatchEvent(new Event("abort"));
    }
  }
  vi.stubGlobal("XMLHttpRequest", SentByFetch);
}
