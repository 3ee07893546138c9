import type { FastifyInstance } from 'fastify'
import { accountToWire, SIGN_UP_FIELDS, signedInToWire, signUpFromWire } from '#api/rest/wire/accounts.ts'
import { asObject } from '#api/rest/wire/body.ts'

/** Sign-up, sign-in, sign-out and the account of whoever asks. */
export async function accountRoutes(app: FastifyInstance): Promise<void> {
  app.post('/signup', { config: { fieldNames: SIGN_UP_FIELDS } }, async (request, reply) => {
    const signedIn = await request.afya.services.signUp(signUpFromWire(request.body))
    return reply.code(201).send(signedInToWire(signedIn))
  })

  app.post('/signin', async (request) => signedInToWire(await request.afya.services.signIn(asObject(request.body))))

  app.post('/signout', async (request) => {
    await request.afya.services.signOut(request.afya.actor)
    return { success: true }
  })

  app.get('/me', async (request) => accountToWire(await request.afya.services.readAccount(request.afya.actor)))
}
