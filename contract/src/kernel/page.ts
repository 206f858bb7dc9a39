import { z } from "zod";

/** The largest page size, and the default of product lists (spec 9: page size 100, page 1). */
export const maxPageSize = 100;
export const productPageSize = 100;

const whole = (max: number) => z.coerce.number<number>().int().min(1).max(max);

/** `page` and `page_size` of a list; values out of range are refused, never clamped. */
export const pageQuery = (defaultSize = 20) => ({
  page: whole(1_000_000).default(1),
  page_size: whole(maxPageSize).default(defaultSize),
});

/** The rows of its list that a page holds. */
export const sliceOf = ({ page, page_size }: { page: number; page_size: number }) => ({
  limit: page_size,
  offset: (page - 1) * page_size,
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
