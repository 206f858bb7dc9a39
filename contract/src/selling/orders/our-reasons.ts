/** Reasons that Solodesk writes itself. They are stored in English; the server shows them in the reader's language. */
export const ourReasons = {
  appointmentCancelled: "The appointment was cancelled.",
  orderCancelled: "The order was cancelled.",
  cancelledInTime: "The customer cancelled in time.",
  cancelledLate: "The customer cancelled late, under the cancellation policy they accepted.",
  noShow: "The customer didn't come.",
} as const;
