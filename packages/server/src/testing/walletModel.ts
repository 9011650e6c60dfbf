/** What a player's wallet should hold, kept beside the real one by the model-based test (security T-STATE). */
export class WalletModel {
  readonly purses = { bono: 0, jugable: 0, retirable: 0 };
  readonly deposits: {
    id: number;
    coins: number;
    estado: string;
    told: boolean;
    credited: boolean;
    sentAgain: boolean;
  }[] = [];
  readonly withdrawals: { id: number; amount: number; estado: string }[] = [];
  /** By room: what the entry took from each purse. */
  readonly seats = new Map<number, { bono: number; jugable: number; retirable: number }>();
  readonly codes = new Set<string>();
  adjusted = 0;

  get saldo() {
    return this.purses.bono + this.purses.jugable + this.purses.retirable;
  }

  get held() {
    return this.withdrawals
      .filter(({ estado }) => estado === 'pendiente' || estado === 'en_proceso')
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  mayDeposit(coins: number): boolean {
    const open = this.deposits.filter(({ estado }) => estado === 'pendiente').length;
    return open < 3 && this.today + coins <= 2000;
  }

  /** A top-up that was not found, once, and where the limits still have room for it (rules R16.6). */
  mayCorrect({ estado, coins, credited, sentAgain }: WalletModel['deposits'][number]): boolean {
    return estado === 'rechazado' && !credited && !sentAgain && this.today + coins <= 2000;
  }

  private get today(): number {
    return this.deposits.filter(({ estado }) => estado !== 'rechazado').reduce((sum, each) => sum + each.coins, 0);
  }

  mayWithdraw(amount: number): boolean {
    const counted = this.withdrawals.filter(({ estado }) => estado !== 'cancelado' && estado !== 'rechazado').length;
    const valid = amount >= 200 && amount <= 5000 && amount % 10 === 0;
    return valid && this.held === 0 && counted < 3 && this.purses.retirable >= amount;
  }

  /** Bonus first, then playable, then withdrawable; null when it is too much. */
  take(amount: number, order: ('bono' | 'jugable' | 'retirable')[]) {
    if (order.reduce((sum, purse) => sum + this.purses[purse], 0) < amount) return null;
    const taken = { bono: 0, jugable: 0, retirable: 0 };
    let left = amount;
    for (const purse of order) {
      taken[purse] = Math.min(this.purses[purse], left);
      this.purses[purse] -= taken[purse];
      left -= taken[purse];
    }
    return taken;
  }

  giveBack(taken: { bono: number; jugable: number; retirable: number }): void {
    for (const purse of ['bono', 'jugable', 'retirable'] as const) this.purses[purse] += taken[purse];
  }
}
