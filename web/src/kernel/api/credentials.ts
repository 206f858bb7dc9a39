/** Whether calls carry the cookies of this site. No call needs them but those about signing in. */
let mode: "same-origin" | "omit" = "same-origin";

export const credentialsMode = (): typeof mode => mode;

/** From now on no call of this page carries cookies. */
export const omitCredentials = (): void => {
  mode = "omit";
};
