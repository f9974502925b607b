CREATE TABLE "fraud_numbers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fraud_numbers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"decision_id" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fraud_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fraud_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"decision_id" integer NOT NULL,
	"fingerprint" bit(64) NOT NULL,
	"thumbnail" "bytea" NOT NULL,
	"first_uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "ending" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "ending_reason" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "is_unconfirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "ending_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD COLUMN "is_fraud" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "fraud_numbers" ADD CONSTRAINT "fraud_numbers_decision_id_moderation_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."moderation_decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fraud_pictures" ADD CONSTRAINT "fraud_pictures_decision_id_moderation_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."moderation_decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fraud_numbers_hash" ON "fraud_numbers" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "fraud_numbers_decision" ON "fraud_numbers" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "fraud_pictures_decision" ON "fraud_pictures" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "moderation_decisions_fraud" ON "moderation_decisions" USING btree ("owner_id") WHERE "moderation_decisions"."is_fraud";--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_ending_known" CHECK ("conversations"."ending" in ('removed', 'checking', 'deleted', 'left'));--> statement-breakpoint
UPDATE "listings" SET "is_unconfirmed" = true FROM "users" WHERE "users"."id" = "listings"."user_id" AND "users"."email_verified_at" IS NULL;
