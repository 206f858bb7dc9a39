import type { TestApp } from "../test-app.ts";
import type { TestSeller } from "../test-seller.ts";

/** For whom a feature inserts sample rows. */
export interface MarkedSeller extends TestSeller {
  server: TestApp;
  storeId: string;
  websiteUrl: string;
  /** Stands in every private text. */
  mark: string;
}
