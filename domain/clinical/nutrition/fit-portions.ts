/** One food on the day's plate, in steps of half a household measure. */
export interface PortionVariable {
  readonly meal: number
  readonly energyKcal: number
  readonly proteinG: number
  readonly fatG: number
  readonly sodiumMg: number
  readonly potassiumMg: number
  /** Steps that people usually eat, and the fewest and most that make sense. */
  readonly usual: number
  readonly least: number
  readonly most: number
}

interface PortionGoal {
  readonly energyKcal: number
  readonly proteinG: number
  readonly sodiumMg: number
  readonly potassiumMg: number | null
  /** The share of the day's energy that each meal should bring, in the order of the meals. */
  readonly mealShares: readonly number[]
}

const WEIGHTS = { energy: 900, protein: 140, fat: 20, sodium: 80, potassium: 30, mealShare: 6, usual: 0.12 } as const
const FAT_ENERGY_SHARE = { least: 0.15, most: 0.38 } as const
const MAX_MOVES = 400
const ENOUGH = { energy: 0.04, protein: 0.1 } as const

/**
 * Steps of each food with which the day meets its energy and protein while meals keep their usual shape: a descent
 * from the usual portions, one step of one food at a time, then of two foods at once where one alone does not help.
 * Always ends, and always gives portions within their bounds; whether they meet the goal is for the caller to see.
 */
export function fitPortions(foods: readonly PortionVariable[], goal: PortionGoal): number[] {
  const steps = foods.map(({ usual, least, most }) => Math.min(most, Math.max(least, usual)))
  const day = new DaySums(foods, steps, goal)
  let cost = day.cost()
  for (let move = 0; move < MAX_MOVES; move++) {
    let best = bestSingleMove(day, foods, steps, cost)
    if (!best && !day.isCloseEnough(ENOUGH)) best = bestPairOfMoves(day, foods, steps, cost)
    if (!best) break
    for (const { index, by } of best.changes) {
      steps[index] = (steps[index] ?? 0) + by
      day.add(index, by)
    }
    cost = best.cost
  }
  return steps
}

interface Change {
  readonly index: number
  readonly by: 1 | -1
}
interface Move {
  readonly changes: readonly Change[]
  readonly cost: number
}

const LEAST_GAIN = 1e-9
const DIRECTIONS = [1, -1] as const

const isPossible = (food: PortionVariable, steps: number, by: number) =>
  steps + by >= food.least && steps + by <= food.most

function bestSingleMove(day: DaySums, foods: readonly PortionVariable[], steps: readonly number[], cost: number) {
  let best: Move | undefined
  let least = cost - LEAST_GAIN
  for (const [index, food] of foods.entries()) {
    for (const by of DIRECTIONS) {
      if (!isPossible(food, steps[index] ?? 0, by)) continue
      day.add(index, by)
      const moved = day.cost()
      day.add(index, -by)
      if (moved < least) {
        least = moved
        best = { changes: [{ index, by }], cost: moved }
      }
    }
  }
  return best
}

function bestPairOfMoves(day: DaySums, foods: readonly PortionVariable[], steps: readonly number[], cost: number) {
  let best: Move | undefined
  let least = cost - LEAST_GAIN
  for (const [index, food] of foods.entries()) {
    for (const by of DIRECTIONS) {
      if (!isPossible(food, steps[index] ?? 0, by)) continue
      day.add(index, by)
      for (let other = index + 1; other < foods.length; other++) {
        const otherFood = foods[other]
        if (!otherFood) continue
        for (const otherBy of DIRECTIONS) {
          if (!isPossible(otherFood, steps[other] ?? 0, otherBy)) continue
          day.add(other, otherBy)
          const moved = day.cost()
          day.add(other, -otherBy)
          if (moved < least) {
            least = moved
            best = {
              changes: [
                { index, by },
                { index: other, by: otherBy },
              ],
              cost: moved,
            }
          }
        }
      }
      day.add(index, -by)
    }
  }
  return best
}

/** The running sums of a day, so that trying a step costs no more than that step. */
class DaySums {
  readonly #foods: readonly PortionVariable[]
  readonly #goal: PortionGoal
  readonly #steps: number[]
  readonly #mealKcal: number[]
  #energyKcal = 0
  #proteinG = 0
  #fatG = 0
  #sodiumMg = 0
  #potassiumMg = 0
  #unusual = 0

  constructor(foods: readonly PortionVariable[], steps: readonly number[], goal: PortionGoal) {
    this.#foods = foods
    this.#goal = goal
    this.#steps = foods.map(() => 0)
    this.#mealKcal = goal.mealShares.map(() => 0)
    this.#unusual = foods.reduce((sum, food) => sum + unusualness(food, 0), 0)
    for (const [index, count] of steps.entries()) this.add(index, count)
  }

  add(index: number, by: number): void {
    const food = this.#foods[index]
    const before = this.#steps[index]
    if (!food || before === undefined) return
    this.#energyKcal += food.energyKcal * by
    this.#proteinG += food.proteinG * by
    this.#fatG += food.fatG * by
    this.#sodiumMg += food.sodiumMg * by
    this.#potassiumMg += food.potassiumMg * by
    this.#mealKcal[food.meal] = (this.#mealKcal[food.meal] ?? 0) + food.energyKcal * by
    this.#unusual += unusualness(food, before + by) - unusualness(food, before)
    this.#steps[index] = before + by
  }

  isCloseEnough({ energy, protein }: { energy: number; protein: number }): boolean {
    return (
      Math.abs(this.#energyKcal / this.#goal.energyKcal - 1) <= energy &&
      Math.abs(this.#proteinG / this.#goal.proteinG - 1) <= protein
    )
  }

  cost(): number {
    const { energyKcal, proteinG, sodiumMg, potassiumMg, mealShares } = this.#goal
    const fatShare = (this.#fatG * 9) / Math.max(1, this.#energyKcal)
    const fatOff = Math.max(0, fatShare - FAT_ENERGY_SHARE.most, FAT_ENERGY_SHARE.least - fatShare)
    let cost =
      WEIGHTS.energy * (this.#energyKcal / energyKcal - 1) ** 2 +
      WEIGHTS.protein * (this.#proteinG / proteinG - 1) ** 2 +
      WEIGHTS.fat * fatOff ** 2 +
      WEIGHTS.sodium * Math.max(0, this.#sodiumMg / sodiumMg - 1) ** 2 +
      WEIGHTS.usual * this.#unusual
    if (potassiumMg !== null) cost += WEIGHTS.potassium * Math.max(0, this.#potassiumMg / potassiumMg - 1) ** 2
    for (const [meal, share] of mealShares.entries()) {
      cost += WEIGHTS.mealShare * ((this.#mealKcal[meal] ?? 0) / energyKcal - share) ** 2
    }
    return cost
  }
}

/** How far a portion is from the usual one; going up is judged against the usual, and so is leaving out. */
const unusualness = ({ usual }: PortionVariable, steps: number) => ((steps - usual) / Math.max(2, usual)) ** 2
