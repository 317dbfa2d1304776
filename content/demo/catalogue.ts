import { travelPackages } from './travel-package.ts'

/** The sample listings of each kind. */
export const demoCatalogue = {
  TravelPackage: travelPackages,
}
