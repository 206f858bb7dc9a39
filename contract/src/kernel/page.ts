import { z } from "zod";

const whole = (max: number) => z.coerce.number<number>().int().min(1).max(max);

/** `page` and `page_size` of a list; out of range is refused, never clamped. */
export const pageQuery = (defaultSize = 20) => ({
  page: whole(1_000_000).default(1),
  page_size: whole(100).default(defaultSize),
});

export const Pagination = z.object({
  current_page: z.int(),
  page_size: z.int(),
  total: z.int(),
  total_pages: z.int(),
});
export type Pagination = z.infer<typeof Pagination>;

export const paginate = (page: number, pageSize: number, total: number): Pagination => ({
  current_page: page,
  page_size: pageSize,
  total,
  total_pages: Math.ceil(total / pageSize),
});
