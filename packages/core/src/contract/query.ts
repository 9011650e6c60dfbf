import { z } from 'zod';

/** Pages start at 1 (product §11.1). */
export const PageNumber = z.int().min(1).max(1000).default(1);
export const PageSize = z.int().min(1).max(50).default(20);
export const PageQuery = z.object({ page: PageNumber, page_size: PageSize });
