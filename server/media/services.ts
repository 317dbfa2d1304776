/** The URL of a service, and the hosts of its files. */
export interface Service {
  api: string
  files: string[]
}

export const services = {
  unsplash: { api: 'https://api.unsplash.com', files: ['https://images.unsplash.com'] },
  pexels: {
    api: 'https://api.pexels.com',
    files: ['https://images.pexels.com', 'https://videos.pexels.com'],
  },
} satisfies Record<string, Service>

export type Services = Record<keyof typeof services, Service>
