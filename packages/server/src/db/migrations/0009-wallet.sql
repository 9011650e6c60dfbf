-- Top-ups, withdrawals, limits and promo codes.
select 1;
