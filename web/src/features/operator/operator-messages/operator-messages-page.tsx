import { t } from "@solodesk/contract/kernel/language/t.ts";
import { OperatorFrame } from "../maintenance/operator-frame.tsx";
import { AllMails } from "./all-mails.tsx";
import { FailedDeliveries } from "./failed-deliveries.tsx";
import { JobList } from "./job-list.tsx";
import { ReceivedMessages } from "./received-messages.tsx";

/** `/operator/messages`: what leaves the installation, what runs in it, and what people wrote to its operator. */
export const OperatorMessagesPage = () => (
  <OperatorFrame
    page="operatorMessages"
    lead={t("What wasn't delivered and why, what runs in the background, and what people wrote to you.")}
  >
    <div className="space-y-12">
      <AllMails />
      <JobList />
      <FailedDeliveries />
      <ReceivedMessages />
    </div>
  </OperatorFrame>
);
