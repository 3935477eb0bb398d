import type { OpenTrade, Trade } from "#core/backtest/trade.ts";
import { zoneClock } from "#core/backtest/zone-clock.ts";
import { type Dice, dice, drawPlace } from "./dice.ts";
import { amounts, losers, type Slot, slotsFor } from "./outcomes.ts";
import type { Recipe } from "./recipes.ts";
import { barTimes } from "./sessions.ts";

export type SampleTrades = { readonly trades: readonly Trade[]; readonly open: readonly OpenTrade[] };

/** A trade before it has a price: how far the price goes, and how far it strays on the way, in ticks. */
type Plan = {
  readonly slot: Slot;
  readonly quantity: number;
  readonly isLoss: boolean;
  moveTicks: number;
  readonly against: number;
  readonly beyond: number;
};

const entrySignal = { long: "SAMPLE zone long", short: "SAMPLE zone short" } as const;

export function sampleTrades(recipe: Recipe): SampleTrades {
  const throws = dice(recipe.seed);
  const bars = barTimes(recipe.session);
  const usable = recipe.endsOpen === true ? bars.length - 40 : bars.length;
  const plans = plansFor(recipe, bars, usable, throws);
  if (recipe.quoteCurrency === recipe.facts.currency) meetNet(recipe, plans);
  return priced(recipe, plans, bars, throws);
}

function plansFor(recipe: Recipe, bars: readonly number[], usable: number, throws: Dice): Plan[] {
  const slots = slotsFor(recipe, usable, throws);
  const months = slots.map(({ exit }) => monthOf(bars[exit] ?? 0));
  const lost = losers(recipe, months, throws);
  const quantities = slots.map(() => recipe.quantities[drawPlace([1, 3, 1], throws)] ?? recipe.quantities[1]);
  const nets = amounts(recipe, slots, quantities, lost, throws);
  const typicalLoss = mean(nets.filter((net) => net < 0).map(Math.abs));
  const typicalGain = mean(nets.filter((net) => net > 0));
  return slots.map((slot, place) => {
    const quantity = quantities[place] ?? recipe.quantities[1];
    const rate = recipe.quoteRate(recipe.path[0] ?? 1);
    const perTick = recipe.tick * quantity * rate;
    const ticks = (amount: number) => Math.max(1, Math.round(amount / perTick));
    const net = nets[place] ?? 0;
    const isLoss = net < 0;
    const cost = recipe.costPerUnit * quantity;
    const moveTicks = isLoss ? -ticks(Math.abs(net) - cost) : ticks(Math.max(net, cost * 0.2) + cost);
    const stray = throws.fraction() * throws.fraction();
    return {
      slot,
      quantity,
      isLoss,
      moveTicks,
      against: isLoss
        ? -moveTicks + Math.floor(-moveTicks * 0.12 * stray)
        : Math.floor((typicalLoss / perTick) * 0.8 * stray),
      beyond: isLoss
        ? Math.floor((typicalGain / perTick) * 0.7 * stray)
        : moveTicks + Math.floor(moveTicks * 0.35 * stray),
    };
  });
}

/** Where the account is in the quote currency, gains give or take a tick until the sum is the one asked for. */
function meetNet({ net, tick, costPerUnit, quantities }: Recipe, plans: readonly Plan[]): void {
  const [smallest] = quantities;
  const stepMicros = Math.round(tick * smallest * 1e6);
  const resultMicros = plans.reduce(
    (sum, { moveTicks, quantity }) => sum + Math.round((moveTicks * tick - costPerUnit) * quantity * 1e6),
    0,
  );
  let steps = Math.round((net * 1e6 - resultMicros) / stepMicros);
  const adjustable = plans.filter(({ quantity, isLoss }) => quantity === smallest && !isLoss);
  const least = Math.ceil((costPerUnit * 1.2) / tick);
  for (let turn = 0; steps !== 0; turn += 1) {
    const plan = adjustable[turn % adjustable.length];
    if (plan === undefined || turn > 1e6) throw new Error("no trade can take up what is left of the sum");
    if (steps < 0 && plan.moveTicks <= least) continue;
    plan.moveTicks += Math.sign(steps);
    steps -= Math.sign(steps);
  }
}

function priced(recipe: Recipe, plans: readonly Plan[], bars: readonly number[], throws: Dice): SampleTrades {
  const { tick, costPerUnit, quoteRate, session } = recipe;
  const clock = zoneClock(session.timeZone);
  const perUnit = Math.round(1 / tick);
  const pathAt = (bar: number) => Math.round(pointOn(recipe.path, bar / (bars.length - 1)) * perUnit);
  const restless = mean(plans.map(({ moveTicks }) => Math.abs(moveTicks)));
  let price = pathAt(0);
  let lastBar = 0;

  function wander(bar: number): void {
    const reach = Math.max(1, Math.floor(restless * 0.25 * Math.sqrt(bar - lastBar)));
    const pull = Math.max(-reach, Math.min(reach, pathAt(bar) - price));
    price += Math.round(pull * 0.8) + throws.below(reach + 1) - Math.floor(reach / 2);
    lastBar = bar;
  }

  const trades = plans.map((plan, place): Trade => {
    const { slot, quantity, moveTicks, isLoss } = plan;
    wander(slot.entry);
    const wantsUp = pathAt(slot.exit) >= price;
    const goesUp = throws.below(10) < 7 ? wantsUp : !wantsUp;
    const direction = goesUp === moveTicks > 0 ? "long" : "short";
    const sign = direction === "long" ? 1 : -1;
    const entryPrice = price / perUnit;
    price += sign * moveTicks;
    lastBar = slot.exit;
    const exitPrice = price / perUnit;
    const money = (ticks: number) => rounded((ticks / perUnit) * quantity * quoteRate(exitPrice));
    const commission = rounded(costPerUnit * quantity);
    const netProfit = rounded(money(moveTicks) - commission);
    const entryWallMs = bars[slot.entry] ?? 0;
    const exitWallMs = bars[slot.exit] ?? 0;
    return {
      number: place + 1,
      direction,
      entrySignal: entrySignal[direction],
      entryPrice,
      enteredAtMs: clock.momentOf(entryWallMs),
      entryWallMs,
      quantity,
      commission,
      favourable: money(Math.max(plan.beyond, moveTicks, 0)),
      adverse: 0 - Math.max(money(Math.max(plan.against, -moveTicks)), Math.max(0, -netProfit)),
      exitSignal: isLoss ? "SAMPLE zone broken" : "SAMPLE target",
      exitPrice,
      exitedAtMs: clock.momentOf(exitWallMs),
      exitWallMs,
      netProfit,
      netPercent: (netProfit / (entryPrice * quantity * quoteRate(entryPrice))) * 100,
      bars: slot.exit - slot.entry + 1,
    };
  });
  if (recipe.endsOpen !== true) return { trades, open: [] };
  wander(bars.length - 12);
  const entryPrice = price / perUnit;
  const entryWallMs = bars[bars.length - 12] ?? 0;
  wander(bars.length - 1);
  const quantity = recipe.quantities[1];
  const markedProfit = rounded((price / perUnit - entryPrice) * quantity - (costPerUnit * quantity) / 2);
  const open: OpenTrade = {
    number: trades.length + 1,
    direction: "long",
    entrySignal: entrySignal.long,
    entryPrice,
    enteredAtMs: clock.momentOf(entryWallMs),
    entryWallMs,
    quantity,
    commission: rounded((costPerUnit * quantity) / 2),
    favourable: Math.max(0, markedProfit),
    adverse: rounded(Math.min(0, markedProfit) - 0.003 * entryPrice * quantity),
    markPrice: price / perUnit,
    markWallMs: bars.at(-1) ?? 0,
    markedProfit,
  };
  return { trades, open: [open] };
}

/** To the ten-thousandth: July 2026 exports do not round to the cent either. */
function rounded(amount: number): number {
  return Math.round(amount * 10_000) / 10_000 + 0;
}

function pointOn(path: readonly number[], share: number): number {
  const place = Math.min(path.length - 2, Math.floor(share * (path.length - 1)));
  const from = path[place] ?? 0;
  const to = path[place + 1] ?? from;
  return from + (to - from) * (share * (path.length - 1) - place);
}

function monthOf(wallMs: number): number {
  const date = new Date(wallMs);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
