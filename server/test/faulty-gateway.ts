// A gateway behind a line that breaks: before a word arrives there, or before its answer arrives here.
import type { Deps } from "#kernel/deps.ts";
import { GatewayFailure, type PaymentGateway } from "#kernel/outside/payment-gateway.ts";

export type Fault = "none" | "not sent" | "answer lost" | { slow: number };

function faultyGateway(real: PaymentGateway) {
  const line = { fault: "none" as Fault, calls: [] as string[] };
  const through =
    <Given extends unknown[], Answer>(name: string, call: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      const { fault } = line;
      line.calls.push(name);
      if (fault === "not sent") throw new GatewayFailure("The connection was refused.");
      if (typeof fault === "object") await new Promise((resolve) => setTimeout(resolve, fault.slow));
      const answer = await call(...given);
      if (fault === "answer lost") throw new GatewayFailure("The connection broke.");
      return answer;
    };
  const gateway: PaymentGateway = {
    name: real.name,
    openSession: through("openSession", real.openSession),
    findSession: through("findSession", real.findSession),
    findSessionOf: through("findSessionOf", real.findSessionOf),
    closeSession: through("closeSession", real.closeSession),
    charge: through("charge", real.charge),
    detach: through("detach", real.detach),
    refund: through("refund", real.refund),
    readEvent: real.readEvent,
  };
  return { gateway, line };
}

/** Puts it in place of the sandbox; `mend` makes the line whole again and forgets what was called. */
export function breakableLine({ gateways }: Pick<Deps, "gateways">) {
  const { gateway, line } = faultyGateway(gateways.get("sandbox")!);
  gateways.set("sandbox", gateway);
  return Object.assign(line, {
    mend() {
      line.fault = "none";
      line.calls.length = 0;
    },
  });
}
