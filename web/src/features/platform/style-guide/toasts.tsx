import { notify, type ToastNotice } from "#kernel/page/notify.ts";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "./section.tsx";
import { Specimen, Specimens } from "./specimen.tsx";

const examples: Record<ToastNotice["type"], ToastNotice> = {
  success: {
    type: "success",
    title: "Success",
    description: "Selected products have been added to your catalog.",
  },
  error: { type: "error", title: "Error", description: "Failed to fetch orders" },
  warning: {
    type: "warning",
    title: "Copying is blocked",
    description: "Select the address and copy it yourself.",
  },
  info: { type: "info", title: "Your store page changed", description: "Visitors see it within a minute." },
  default: {
    type: "default",
    title: "Service archived",
    action: { label: "Undo", onPress: () => notify({ type: "default", title: "Put back" }) },
  },
};

export const ToastExamples = () => (
  <Section title="Toasts" lead="What happened elsewhere, for six seconds, dark in both themes.">
    <Specimens of="Raise one" width="md">
      {Object.values(examples).map((notice) => (
        <Specimen key={notice.type} name={notice.action ? `${notice.type}, with an action` : notice.type}>
          <Button onClick={() => notify(notice)}>{notice.title}</Button>
        </Specimen>
      ))}
    </Specimens>
  </Section>
);
