/** The least and most height of a frame on another website, in CSS pixels. A higher page scrolls inside its frame. */
export const frameHeight = { min: 120, max: 10_000 } as const;
