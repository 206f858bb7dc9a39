// `solo`: the operator's commands.
import { run } from "./run.ts";

// `solo orders list | head` stops reading. The command still finishes, and that nobody reads on is no failure.
process.stdout.on("error", (error) => {
  if (!("code" in error) || error.code !== "EPIPE") throw error;
});
process.exitCode = await run(process.argv.slice(2), process);
