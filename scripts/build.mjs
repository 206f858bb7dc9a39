import { buildWeb } from "./build-web.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";

ensureInstalled({ all: false });
buildWeb();
