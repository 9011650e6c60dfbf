/** The offer that `/compe/sala/ins?price&league` names, or null when the address is not whole. */
export function offerOf(query: URLSearchParams): { price: number; league: string } | null {
  const price = query.get('price') ?? '';
  const league = query.get('league');
  return /^\d{1,9}$/.test(price) && league ? { price: Number(price), league } : null;
}
