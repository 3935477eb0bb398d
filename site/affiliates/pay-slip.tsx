import {
  renewalsLabel,
  slipBonusLine,
  slipLine,
  calculatorWords as words,
} from "#content/affiliate-calculator.ts";
import type { Earned, PaySlip } from "#core/affiliate/earnings.ts";
import { formatMoney, type Money } from "#core/money.ts";

type PaySlipListProps = {
  slip: PaySlip;
  twelveMonths: Money;
  allMonths: Earned;
  renewalPercent: number;
};

export function PaySlipList({ slip, twelveMonths, allMonths, renewalPercent }: PaySlipListProps) {
  return (
    <>
      <h3 className="sr">{words.slip}</h3>
      <dl className="slip">
        {slip.lines.map(({ plan, referrals, each, sum }) => (
          <div key={plan.id}>
            <dt>{slipLine(plan, referrals, each)}</dt>
            <dd>{formatMoney(sum)}</dd>
          </div>
        ))}
        <div>
          <dt>{slipBonusLine(slip.referrals)}</dt>
          <dd>+{formatMoney(slip.bonus)}</dd>
        </div>
        <div className="slip-total">
          <dt>{words.total}</dt>
          <dd className="dblr">{formatMoney(slip.total)}</dd>
        </div>
        <div>
          <dt>{words.twelveMonths}</dt>
          <dd>{formatMoney(twelveMonths)}</dd>
        </div>
        <div>
          <dt>{renewalsLabel(renewalPercent)}</dt>
          <dd>{formatMoney(allMonths.renewals)}</dd>
        </div>
        <div>
          <dt>{words.allMonths}</dt>
          <dd>{formatMoney(allMonths.total)}</dd>
        </div>
      </dl>
      <p className="small">{words.caveat}</p>
    </>
  );
}
