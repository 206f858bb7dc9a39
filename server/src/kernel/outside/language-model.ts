import type { LanguageModel } from "ai";

/** A language model on another server. */
export interface ModelServer {
  /** The model's. */
  name: string;
  /** Where requests go, such as "api.example.com". */
  host: string;
  /** Milliseconds that one of its answers may take. */
  patience: number;
  /** Asks the server which models it has. Returns why that failed, undefined if it did not. Never throws. */
  tryReach(): Promise<string | undefined>;
  /** Hands over the body of each request that is made with it. */
  connect(onSend: (body: string) => void): Promise<LanguageModel>;
}
