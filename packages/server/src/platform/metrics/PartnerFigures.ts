/** What is counted of a page. */
export type PageFigure = 'visits' | 'sign_ins' | 'joins' | 'saves' | 'refused';

/** A page of a partner's. */
export interface PartnerPage {
  partnerId: number;
  /** Its origin, or its address without a query. */
  page: string;
}

/** Counts what happens on partners' pages: for the partner, who is not charged by it. */
export interface PartnerFigures {
  count(page: PartnerPage, figure: Exclude<PageFigure, 'visits'>): void;
  /** A widget asked for somebody: `visitor` tells people of one page apart and is not kept. */
  visit(page: PartnerPage, visitor: string): void;
}
