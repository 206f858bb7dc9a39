// The contract's service as the form holds it: prices and the deposit are typed text, the other fields are as sent.
import { paymentMistake } from "@solodesk/contract/catalog/services/payment.ts";
import { AddService, type Service } from "@solodesk/contract/catalog/services.ts";
import { z } from "zod";
import { priceText, writtenPrice } from "#kernel/text/written-price.ts";
import { packIssues, packsIn, WrittenPack, writtenPacksOf } from "./packs/written-packs.ts";
import { writtenQuestions, writtenQuestionsOf } from "./questions/written-questions.ts";
import { meetingIn, meetingMistake, WrittenMeeting, writtenMeetingOf } from "./written-meeting.ts";
import { writtenPayment, writtenPaymentOf } from "./written-payment.ts";

export const serviceForm = (currency: string) =>
  AddService.extend({
    price: writtenPrice(currency),
    payment: writtenPayment(currency),
    meeting: WrittenMeeting,
    packs: z.array(WrittenPack),
    questions: writtenQuestions,
  })
    .superRefine((written, { addIssue }) => {
      const payment = paymentMistake(written);
      if (payment) addIssue({ code: "custom", path: ["payment", payment.path], message: payment.message });
      const meeting = meetingMistake(written);
      if (meeting) addIssue({ code: "custom", path: ["meeting", meeting.path], message: meeting.message });
      for (const { path, message } of packIssues(written))
        addIssue({ code: "custom", path: ["packs", ...path], message });
    })
    .transform((written) => ({ ...written, meeting: meetingIn(written), packs: packsIn(written) }));

export type ServiceForm = z.input<ReturnType<typeof serviceForm>>;
export type ServiceValues = z.output<ReturnType<typeof serviceForm>>;

export const newService: ServiceForm = {
  name: "",
  description: "",
  price: "",
  duration_minutes: 60,
  buffer_before_minutes: 0,
  buffer_minutes: 0,
  notice_minutes: null,
  max_per_day: null,
  capacity: 1,
  location: "in_person",
  image_url: null,
  confirmation: null,
  payment: writtenPaymentOf({ due: "at_appointment" }),
  meeting: writtenMeetingOf({ kind: "none" }),
  packs: [],
  questions: [],
  active: true,
};

export const serviceFormOf = ({
  name,
  description,
  price,
  location,
  active,
  ...service
}: Service): ServiceForm => ({
  name,
  description,
  price: priceText(price),
  duration_minutes: service.duration_minutes,
  buffer_before_minutes: service.buffer_before_minutes,
  buffer_minutes: service.buffer_minutes,
  notice_minutes: service.notice_minutes,
  max_per_day: service.max_per_day,
  capacity: service.capacity,
  location,
  image_url: service.image_url,
  confirmation: service.confirmation,
  payment: writtenPaymentOf(service.payment),
  meeting: writtenMeetingOf(service.meeting),
  packs: writtenPacksOf(service.packs),
  questions: writtenQuestionsOf(service.questions),
  active,
});

/** Skeletons in the order of the form's fields. */
export const serviceFields = [
  "line",
  "box",
  "line",
  "line",
  "line",
  "line",
  "line",
  "line",
  "line",
  "box",
] as const;
